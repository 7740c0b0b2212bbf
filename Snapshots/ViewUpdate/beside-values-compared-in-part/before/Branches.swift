import SwiftUI

/// Compares the name only.
struct Branch: Equatable {
  let name: String
  let isCurrent: Bool

  static func == (one: Branch, other: Branch) -> Bool { one.name == other.name }
}

/// Compares everything.
struct Tag: Equatable {
  let name: String
  let isCurrent: Bool
}

final class Repository {
  private(set) var names = ["main"]
  private(set) var current = "main"

  func checkOut(_ name: String) { current = name }
}

/// May be set to branches that are equal.
final class BranchList: ObservableObject {
  @Published private(set) var branches: [Branch] = []
  private let repository: Repository

  init(repository: Repository) { self.repository = repository }

  func checkOut(_ name: String) {
    repository.checkOut(name)
    branches = repository.names.map { Branch(name: $0, isCurrent: $0 == repository.current) }
  }
}

/// Changes its branches in place.
final class BranchLog: ObservableObject {
  @Published private(set) var branches: [Branch] = []
  private let repository: Repository

  init(repository: Repository) { self.repository = repository }

  func checkOut(_ name: String) {
    repository.checkOut(name)
    branches.append(Branch(name: name, isCurrent: true))
  }
}

/// Differs with the current tag.
final class TagList: ObservableObject {
  @Published private(set) var tags: [Tag] = []
  private let repository: Repository

  init(repository: Repository) { self.repository = repository }

  func checkOut(_ name: String) {
    repository.checkOut(name)
    tags = repository.names.map { Tag(name: $0, isCurrent: $0 == repository.current) }
  }
}

struct BranchListView: View {
  @ObservedObject var list: BranchList
  let repository: Repository

  var body: some View {
    let current = repository.current
    ForEach(list.branches, id: \.name) { branch in
      Text(branch.name).bold(branch.name == current)
    }
    Button("Check out") { list.checkOut("other") }
  }
}

struct BranchLogView: View {
  @ObservedObject var log: BranchLog
  let repository: Repository

  var body: some View {
    let current = repository.current
    ForEach(log.branches, id: \.name) { branch in
      Text(branch.name).bold(branch.name == current)
    }
    Button("Check out") { log.checkOut("other") }
  }
}

struct TagListView: View {
  @ObservedObject var list: TagList
  let repository: Repository

  var body: some View {
    let current = repository.current
    ForEach(list.tags, id: \.name) { tag in
      Text(tag.name).bold(tag.name == current)
    }
    Button("Check out") { list.checkOut("other") }
  }
}
