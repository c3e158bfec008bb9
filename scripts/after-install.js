// `npm ci` and `npm install`: what the first start of Parco would otherwise take several seconds for.
// Plain JavaScript, and never a failure: an installation without development dependencies has the Node
// of its machine, which may be too old for the rest, and Parco starts without this, later.
if (Number(process.versions.node.split('.')[0]) >= 24) {
  try {
    const { prepareInstallation } = await import(
      '../packages/assistant/src/prepare-installation.ts'
    )
    await prepareInstallation()
  } catch (error) {
    console.warn('The first start of Parco will take longer:', error)
  }
}
