import Testing

@testable import MigrateObservable

@Suite struct SelectedXcodeTests {
  private let versions = "Xcode.app/Contents/version.plist"

  @Test func readThroughTheDeveloperFolderAndTheApp() throws {
    let folder = try ScratchFolder([
      versions: "<plist/>\n", "Xcode.app/Contents/Developer/usr/bin/tool": "",
    ])
    try folder.link("selected", to: "Xcode.app/Contents/Developer")
    for name in ["Xcode.app/Contents/Developer", "Xcode.app", "selected"] {
      let file = SelectedXcode.version(inDeveloperFolder: folder.absolute(name))
      #expect(file?.path == folder.absolute(versions))
      #expect(file?.bytes == Array("<plist/>\n".utf8))
    }
  }

  @Test func noneWhereNoXcodeIs() throws {
    let folder = try ScratchFolder(["CommandLineTools/usr/bin/tool": ""])
    #expect(
      SelectedXcode.version(inDeveloperFolder: folder.absolute("CommandLineTools")) == nil)
  }
}
