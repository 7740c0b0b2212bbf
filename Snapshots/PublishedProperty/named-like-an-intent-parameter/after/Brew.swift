import AppIntents
import SwiftUI

@Observable
final class BrewModel {
    var strength = 3
    var cup = "Espresso"
}

struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"

    @Parameter(title: "Strength") var strength: Int
    @Parameter(title: "Cup") var cup: String

    static var parameterSummary: some ParameterSummary {
        Summary("Brew \(\.$cup) at \(\.$strength)")
    }

    func perform() async throws -> some IntentResult {
        .result()
    }
}

struct CupOptions: DynamicOptionsProvider {
    @IntentParameterDependency<BrewIntent>(\.$strength) var intent

    func results() async throws -> [String] {
        ["Espresso", "Lungo"]
    }
}

struct BrewView: View {
    @State private var model = BrewModel()

    var body: some View {
        Stepper("Strength", value: $model.strength)
        Text(model.cup)
    }
}
