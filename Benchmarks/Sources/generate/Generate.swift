import Foundation
#if canImport(SampleProject)
  import SampleProject
#endif

/// `generate COUNT SHARE FOLDER`: writes a sample project of COUNT files, SHARE of them with something to migrate;
/// `generate COUNT chains FOLDER`: one of COUNT files with long chains of calls; `generate COUNT owners FOLDER`: one in
/// which each file owns a model that is costly to make; `generate COUNT changes FOLDER`: the same with 20 changes in a file.
@main enum Generate {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[1]),
      let project = project(of: count, arguments[2])
    else {
      FileHandle.standardError.write(Data("usage: generate COUNT SHARE|chains|owners|changes FOLDER\n".utf8))
      exit(64)
    }
    let root = URL(fileURLWithPath: arguments[3])
    for file in project.files {
      let url = root.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }

  private static func project(of count: Int, _ kind: String) -> SampleProject? {
    if kind == "chains" { return SampleProject(chainedFileCount: count) }
    if kind == "owners" { return SampleProject(ownerFileCount: count) }
    if kind == "changes" { return SampleProject(ownerFileCount: count, fieldCount: 6) }
    return Double(kind).map { SampleProject(fileCount: count, markedShare: $0) }
  }
}
