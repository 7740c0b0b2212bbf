import Foundation
#if canImport(SampleProject)
  import SampleProject
#endif

/// `generate COUNT SHARE FOLDER`: writes a sample project of COUNT files, SHARE of them with something to migrate.
@main enum Generate {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[1]), let share = Double(arguments[2]) else {
      FileHandle.standardError.write(Data("usage: generate COUNT SHARE FOLDER\n".utf8))
      exit(64)
    }
    let root = URL(fileURLWithPath: arguments[3])
    for file in SampleProject(fileCount: count, markedShare: share).files {
      let url = root.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }
}
