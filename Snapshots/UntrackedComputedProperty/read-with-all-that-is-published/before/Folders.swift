import SwiftUI

/// Notifies of nothing.
final class Database {
  static let shared = Database()
  private(set) var counts: [String: Int] = [:]

  func insert(into folder: String) { counts[folder, default: 0] += 1 }
  func count(in folder: String) -> Int { counts[folder] ?? 0 }
}

final class Folders: ObservableObject {
  @Published private(set) var folders: [String] = []
  @Published var order = 0

  var total: Int { Database.shared.counts.values.reduce(0, +) }

  func count(in folder: String) -> Int { Database.shared.count(in: folder) }

  func add(_ folder: String) {
    Database.shared.insert(into: folder)
    folders.append(folder)
  }
}

/// Reads all that the model publishes.
struct FoldersView: View {
  @StateObject private var model = Folders()

  var body: some View {
    List {
      ForEach(model.folders, id: \.self) { folder in
        Text("\(folder): \(model.count(in: folder))")
      }
      Text("\(model.total)")
    }
    .id(model.order)
  }
}

final class Tags: ObservableObject {
  @Published private(set) var tags: [String] = []
  @Published var order = 0

  var total: Int { Database.shared.counts.values.reduce(0, +) }

  func count(in tag: String) -> Int { Database.shared.count(in: tag) }

  func add(_ tag: String) {
    Database.shared.insert(into: tag)
    tags.append(tag)
  }
}

/// Reads all that the model publishes.
struct TagsView: View {
  @ObservedObject var model: Tags

  var body: some View {
    ForEach(model.tags, id: \.self) { tag in
      Text("\(tag): \(model.count(in: tag))")
    }
    .id(model.order)
    TotalView(model: model)
  }
}

/// Reads the order alone.
struct TotalView: View {
  @ObservedObject var model: Tags

  var body: some View {
    Text("\(model.total) of \(model.count(in: "a"))").id(model.order)
  }
}
