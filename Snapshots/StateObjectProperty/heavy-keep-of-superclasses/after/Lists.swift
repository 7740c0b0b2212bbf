import Combine
import SwiftUI

final class Progress {
  let isLoading = CurrentValueSubject<Bool, Never>(false)
}

/// Stays in memory with each instance that a subclass creates.
@Observable
class ListModel: ObservableObject {
  var isLoading = true
  let progress = Progress()
  @ObservationIgnored var subscriptions: Set<AnyCancellable> = []

  init() {
    progress.isLoading.assign(to: \.isLoading, on: self).store(in: &subscriptions)
  }
}

@Observable
final class SeedListModel: ListModel {
  var text = ""

  override init() {
    super.init()
    text = (try? String(contentsOfFile: "seeds.txt", encoding: .utf8)) ?? ""
  }
}

/// Calls the initializer of the superclass without naming it.
@Observable
final class BedListModel: ListModel {
  var text = ""

  override init() {
    text = (try? String(contentsOfFile: "beds.txt", encoding: .utf8)) ?? ""
  }
}

/// The superclass does nothing that cannot wait.
@Observable
class PlainModel {
  var isLoading = false
}

@Observable
final class ToolListModel: PlainModel {
  var text = ""
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    text = (try? String(contentsOfFile: "tools.txt", encoding: .utf8)) ?? ""
    isReady = true
  }
}

struct ListsView: View {
  @StateObject private var seeds = SeedListModel()
  @StateObject private var beds = BedListModel()
  @State private var tools = ToolListModel()

  var body: some View {
    Group {
      Text(seeds.isLoading ? "" : "seeds")
      Text(beds.isLoading ? "" : "beds")
      Text(tools.isLoading ? "" : "tools")
    }
    .task { await tools.bootstrap() }
  }
}
