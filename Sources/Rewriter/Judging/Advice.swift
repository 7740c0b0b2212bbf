import SourceModel

/// What a person should know of the project as a whole, or of code that was left as it is.
public enum Advice: String, Sendable, Hashable, CaseIterable {
  case missingCompositionRoot = "MissingCompositionRoot"
  case initializationsCounted = "InitializationsCounted"
  case mixedState = "MixedState"
  case strategyDeclined = "StrategyDeclined"

  /// A sentence; `%` stands for the evidence.
  public var sentence: String {
    switch self {
    case .missingCompositionRoot:
      "% build heavy models in their initializers: make the models in one place, and hand them down"
    case .initializationsCounted:
      "`%` counts initializations, which are cheap now and may be many; count what bootstrap() does"
    case .mixedState: "%"
    case .strategyDeclined: "the strategy that was asked for cannot be had: %"
    }
  }
}

extension Advice {
  /// What it means and what to do. No default: a new advice needs a page.
  var page: PageText {
    switch self {
    case .missingCompositionRoot:
      PageText(
        text: """
          A view that builds its model from what it is handed builds it each time the view value is \\
          made, on every Xcode. Where more than three views do so, and the models are dear, what is \\
          missing is a composition root: one place that makes the models once and hands them to \\
          the views, as the `App` or an object that it owns.
          """,
        instead: """
          Make the models where their inputs are known and the moment is right: in the `App`, in the \\
          closure of an event, or in the item of `sheet(item:)`.
          """,
        before: "_model = StateObject(wrappedValue: Model(id: id))",
        after: """
          @main struct ShopApp: App {
            @State private var shop = Shop()
            var body: some Scene {
              WindowGroup { CartView(model: shop.cart) }
            }
          }
          """)
    case .initializationsCounted:
      PageText(
        text: """
          A test counts how often the model is made. What was heavy in the initializer runs in \\
          `bootstrap()` now: the initializer may run again and again, and costs next to nothing.
          """,
        instead: "Count in what `bootstrap()` calls, and expect one.",
        before: "#expect(Model.initCount == 1)", after: "#expect(Model.loadCount == 1)")
    case .mixedState:
      PageText(
        summary: "A place is half on @Observable.",
        text: """
          One side is on `@Observable` and the other goes on as with an `ObservableObject`: an object \
          wrapper or `environmentObject` around an `@Observable` class, `@Published` in one, or \
          `@Environment(M.self)`, `@Bindable` or `environment` with an `ObservableObject`. It does not \
          compile. A migration leaves none, nor does any state between two slices; `--check` fails \
          where there is one, whatever its baseline says.
          """,
        instead: """
          Apply all of a slice, or undo what was applied; where it was written by hand, finish that \
          type or take it back.
          """,
        before: "@Observable final class Model {}\n…\n@StateObject private var model = Model()",
        after: "@Observable final class Model {}\n…\n@State private var model = Model()")
    case .strategyDeclined:
      PageText(
        text: """
          A strategy was asked for, by `--heavy`, `--strategy` or a directive, and what it needs is \
          not there. The next one of the order was taken, as if nothing had been asked.
          """,
        instead: "Change what stands in its way, ask for another one, or leave it at that.",
        before: "// migrate-observable:strategy defer", after: nil)
    }
  }
}

extension Migration.Remark {
  init(_ advice: Advice, at site: Site, evidence: String) {
    self.init(
      site: site, message: advice.sentence.replacing("%", with: evidence), name: advice.rawValue)
  }
}
