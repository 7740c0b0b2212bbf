import SourceModel

/// The Xcode that the command-line tools of this machine use. Its files are read; nothing of it is run.
enum SelectedXcode {
  /// The file that states its version; nil where no Xcode is selected.
  static var version: ManifestFile? {
    let named = environmentVariable("DEVELOPER_DIR").flatMap { $0.isEmpty ? nil : $0 }
    return version(inDeveloperFolder: named ?? "/var/db/xcode_select_link")
  }

  /// - Parameter folder: `Xcode.app/Contents/Developer` or `Xcode.app`, or a link to it.
  static func version(inDeveloperFolder folder: String) -> ManifestFile? {
    for path in [folder + "/../version.plist", folder + "/Contents/version.plist"] {
      // Where there is no such file, the project alone says what it is built with.
      if let path = try? resolvePath(path), let file = try? readFile(path) {
        return ManifestFile(path: path, bytes: file.bytes)
      }
    }
    return nil
  }
}
