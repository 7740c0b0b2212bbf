import SwiftUI

struct SheetView: View {
  private enum Tab: String { case first, second }
  private typealias Title = String
  private struct Unseen { let number: Int }

  private struct Row: Equatable {
    var tab: Tab = .first
  }

  private final class ViewModel: ObservableObject {
    @Published var rows = [Row()]
    @Published var title: Title = "Sheet"

    func add() {
      let unseen = Unseen(number: rows.count)
      if unseen.number < 9 { rows.append(Row(tab: .second)) }
    }
  }

  private enum Parts {
    final class Part: ObservableObject {
      @Published var number = 0
    }

    @MainActor private final class Other: ObservableObject { @Published var number = 0 }
    private final class Plain { var number = 0 }
  }

  @StateObject private var model = ViewModel()
  @StateObject private var part = Parts.Part()

  var body: some View {
    TextField("Title", text: $model.title)
    Text("\(model.rows.count) \(part.number)")
    Button("Add") { model.add() }
  }
}

private extension SheetView {
  final class Extra: ObservableObject {
    @Published var number = 0
  }
}

private final class Outer: ObservableObject {
  @Published var number = 0
}
