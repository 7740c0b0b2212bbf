import SwiftUI

final class Amounts: ObservableObject {
  @Published private var digits = "1"
  @Published private(set) var isEnabled = false
  @Published var isLocked = false
  @Published var rating = 3
  @Published var note = ""
  @Published var seconds = 0.0
  @Published var volume = 5.0
  @Published var code = "" {
    didSet {
      let short = String(code.prefix(3))
      if short != code { code = short }
    }
  }

  /// Typing a letter assigns the digits that are there.
  var text: String {
    get { digits }
    set { digits = newValue.filter(\.isNumber) }
  }

  /// Every value is kept.
  var minutes: Double {
    get { seconds / 60 }
    set { seconds = newValue * 60 }
  }

  /// No control is bound to it.
  var shortNote: String {
    get { note }
    set { note = String(newValue.prefix(10)) }
  }

  /// A switch sets either value.
  var isList: Bool {
    get { style == .list }
    set { style = newValue ? .list : .grid }
  }

  @Published private var style = Style.list

  enum Style { case list, grid }

  func enable(_ isOn: Bool) { isEnabled = isOn && !isLocked }
}

struct AmountsView: View {
  @StateObject private var amounts = Amounts()

  /// The thumb of the slider stays where it is.
  private var volume: Binding<Double> {
    Binding(get: { amounts.volume }, set: { amounts.volume = min($0, 8) })
  }

  var body: some View {
    TextField("Amount", text: $amounts.text)
    TextField("Code", text: $amounts.code)
    TextField("Minutes", value: $amounts.minutes, format: .number)
    Toggle("Enabled", isOn: Binding(get: { amounts.isEnabled }, set: { amounts.enable($0) }))
    Toggle("List", isOn: $amounts.isList)
    Stepper(
      "Rating",
      value: Binding(
        get: { amounts.rating },
        set: { rating in amounts.rating = min(max(rating, 1), 5) }))
    Slider(value: volume, in: 0...10)
    Text(amounts.shortNote)
  }
}
