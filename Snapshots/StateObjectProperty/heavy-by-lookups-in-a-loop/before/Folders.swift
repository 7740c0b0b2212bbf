import Foundation
import SwiftUI

struct Folder {
  let path: String
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}

/// Looks up each folder through a call.
final class Folders: ObservableObject {
  @Published private(set) var available: [String: Bool] = [:]

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
final class Names: ObservableObject {
  @Published private(set) var known: [String]

  init(_ names: [String]) {
    known = names.filter { UserDefaults.standard.string(forKey: $0) != nil }
  }
}

struct NamesView: View {
  @StateObject private var names: Names

  init(names: [String]) { _names = StateObject(wrappedValue: Names(names)) }

  var body: some View { Text("\(names.known.count)") }
}

/// Two folders that are written here.
final class Places: ObservableObject {
  @Published private(set) var available = 0

  init() {
    ["/tmp", "/var"].forEach { if Folder(path: $0).isThere { available = 1 } }
  }
}

/// A single lookup, and a loop that only adds.
final class Home: ObservableObject {
  @Published private(set) var isThere: Bool
  @Published private(set) var length = 0

  init(_ names: [String]) {
    isThere = Folder(path: "/home").isThere
    for name in names { length += name.count }
  }
}

struct PlacesView: View {
  @StateObject private var places = Places()
  @StateObject private var home = Home(["a"])

  var body: some View { Text("\(places.available) \(home.length)") }
}
