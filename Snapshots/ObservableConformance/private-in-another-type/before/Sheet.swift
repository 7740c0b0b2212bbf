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
    fileprivate struct Others: View {
      @StateObject private var other = Other()

      var body: some View { Text("\(other.number)") }
    }
  }

  @StateObject private var model = ViewModel()
  @StateObject private var part = Parts.Part()
  @StateObject private var extra = Extra()
  @StateObject private var outer = Outer()

  var body: some View {
    TextField("Title", text: $model.title)
    Text("\(model.rows.count) \(part.number) \(extra.number) \(outer.number)")
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
