import Combine
import SwiftUI

final class Progress {
  let isLoading = CurrentValueSubject<Bool, Never>(false)
}

/// Stays in memory with each instance that a subclass creates.
class ListModel: ObservableObject {
  @Published var isLoading = true
  let progress = Progress()
  var subscriptions: Set<AnyCancellable> = []

  init() {
    progress.isLoading.assign(to: \.isLoading, on: self).store(in: &subscriptions)
  }
}

final class SeedListModel: ListModel {
  @Published var text = ""

  override init() {
    super.init()
    text = (try? String(contentsOfFile: "seeds.txt", encoding: .utf8)) ?? ""
  }
}

/// Calls the initializer of the superclass without naming it.
final class BedListModel: ListModel {
  @Published var text = ""

  override init() {
    text = (try? String(contentsOfFile: "beds.txt", encoding: .utf8)) ?? ""
  }
}

/// The superclass does nothing that cannot wait.
class PlainModel: ObservableObject {
  @Published var isLoading = false
}

final class ToolListModel: PlainModel {
  @Published var text = ""

  override init() {
    super.init()
    text = (try? String(contentsOfFile: "tools.txt", encoding: .utf8)) ?? ""
  }
}

struct ListsView: View {
  @StateObject private var seeds = SeedListModel()
  @StateObject private var beds = BedListModel()
  @StateObject private var tools = ToolListModel()

  var body: some View {
    Text(seeds.isLoading ? "" : "seeds")
    Text(beds.isLoading ? "" : "beds")
    Text(tools.isLoading ? "" : "tools")
  }
}
