import Foundation
import SwiftUI

struct Folder {
  let path: String
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}

/// Looks up each folder through a call.
@Observable
final class Folders: ObservableObject {
  private(set) var available: [String: Bool] = [:]

  init(_ folders: [Folder]) {
    for folder in folders { available[folder.path] = folder.isThere }
  }
}

struct FoldersView: View {
  @StateObject private var folders: Folders

  init(folders: [Folder]) { _folders = StateObject(wrappedValue: Folders(folders)) }

  var body: some View { Text("\(folders.available.count)") }
}

/// The closure runs for each name.
@Observable
final class Names {
  private(set) var known: [String] = []
  private let names: [String]
  @ObservationIgnored private(set) var isReady = false

  init(_ names: [String]) {
    self.names = names
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    known = names.filter { UserDefaults.standard.string(forKey: $0) != nil }
    isReady = true
  }
}

struct NamesView: View {
  @State private var names: Names

  init(names: [String]) { _names = State(wrappedValue: Names(names)) }

  var body: some View { Text("\(names.known.count)").task { await names.bootstrap() } }
}

/// Two folders that are written here.
@Observable
final class Places {
  private(set) var available = 0

  init() {
    ["/tmp", "/var"].forEach { if Folder(path: $0).isThere { available = 1 } }
  }
}

/// A single lookup, and a loop that only adds.
@Observable
final class Home {
  private(set) var isThere: Bool
  private(set) var length = 0

  init(_ names: [String]) {
    isThere = Folder(path: "/home").isThere
    for name in names { length += name.count }
  }
}

struct PlacesView: View {
  @State private var places = Places()
  @State private var home = Home(["a"])

  var body: some View { Text("\(places.available) \(home.length)") }
}
