import AppIntents
import SwiftUI

final class EggTimer: ObservableObject {
  @Published var minutes = 4
}

struct StartTimer: AppIntent {
  static let title: LocalizedStringResource = "Start the timer"

  @ObservedObject private var timer = EggTimer()

  @Parameter(title: "Minutes") var minutes: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Boil for \(\.$minutes) minutes")
  }

  func perform() async throws -> some IntentResult {
    timer.minutes = minutes
    return .result()
  }
}

struct Kitchen: Identifiable {
  let id: Int
  @ObservedObject var timer = EggTimer()
}

struct TimerView: View {
  @ObservedObject var timer = EggTimer()

  var body: some View {
    Text("\(timer.minutes)")
  }
}
