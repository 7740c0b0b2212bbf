import SwiftUI

@Observable
final class Vault: ObservableObject {
  static let shared = Vault()
  var number: Int

  private init() { number = UserDefaults.standard.integer(forKey: "number") }
}

enum Moves {
  static func migrate() { UserDefaults.standard.set(1, forKey: "number") }
}

@main
struct SampleApp: App {
  @State private var vault: Vault

  init() {
    #if DEBUG
      print("debug")
    #endif
    Moves.migrate()
    _vault = State(wrappedValue: Vault.shared)
  }

  var body: some Scene {
    WindowGroup { Text("\(vault.number)") }
  }
}

/// Under the condition, it may return before the model could be assigned.
struct OtherApp: App {
  @StateObject private var vault = Vault.shared

  init() {
    #if DEBUG
      if CommandLine.arguments.count > 1 { return }
    #endif
    Moves.migrate()
  }

  var body: some Scene {
    WindowGroup { Text("\(vault.number)") }
  }
}
