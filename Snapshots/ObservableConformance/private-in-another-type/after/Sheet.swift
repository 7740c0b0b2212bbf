import SwiftUI

struct SheetView: View {
  fileprivate enum Tab: String { case first, second }
  fileprivate typealias Title = String
  private struct Unseen { let number: Int }

  fileprivate struct Row: Equatable {
    var tab: Tab = .first
  }

  @Observable
  fileprivate final class ViewModel {
    var rows = [Row()]
    var title: Title = "Sheet"

    func add() {
      let unseen = Unseen(number: rows.count)
      if unseen.number < 9 { rows.append(Row(tab: .second)) }
    }
  }

  fileprivate enum Parts {
    @Observable
    final class Part {
      var number = 0
    }

    @MainActor @Observable fileprivate final class Other { var number = 0 }
    private final class Plain { var number = 0 }
    fileprivate struct Others: View {
      @State private var other = Other()

      var body: some View { Text("\(other.number)") }
    }
  }

  @State private var model = ViewModel()
  @State private var part = Parts.Part()
  @State private var extra = Extra()
  @State private var outer = Outer()

  var body: some View {
    TextField("Title", text: $model.title)
    Text("\(model.rows.count) \(part.number) \(extra.number) \(outer.number)")
    Button("Add") { model.add() }
  }
}

private extension SheetView {
  @Observable
  final class Extra {
    var number = 0
  }
}

@Observable
private final class Outer {
  var number = 0
}
