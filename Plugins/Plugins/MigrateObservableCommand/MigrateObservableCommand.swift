import Foundation
import PackagePlugin

@main struct MigrateObservableCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try migrateObservable(
      try context.tool(named: "migrate-observable").path.string, arguments,
      in: context.package.directory.string)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MigrateObservableCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      // Xcode passes the targets that the user picks, and the tool takes no targets.
      _ = extractor.extractOption(named: "target")
      try migrateObservable(
        try context.tool(named: "migrate-observable").path.string, extractor.remainingArguments,
        in: context.xcodeProject.directory.string)
    }
  }
#endif

/// Runs the tool in the folder of the package or project. Its output is that of the plugin.
private func migrateObservable(
  _ tool: String, _ arguments: [String], in folder: String
) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: tool)
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  try process.run()
  process.waitUntilExit()
  guard process.terminationReason == .exit, process.terminationStatus == 0 else {
    throw ToolFailure(status: process.terminationStatus)
  }
}

private struct ToolFailure: Error, CustomStringConvertible {
  let status: Int32
  var description: String { "migrate-observable exited with \(status)" }
}
