import AppIntents
import SwiftUI

@Observable
final class EggTimer {
  var minutes = 4
}

struct StartTimer: AppIntent {
  static let title: LocalizedStringResource = "Start the timer"

  private let timer = EggTimer()

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
  let timer = EggTimer()
}

struct TimerView: View {
  @State var timer = EggTimer()

  var body: some View {
    Text("\(timer.minutes)")
  }
}
