import SwiftUI

final class Ticker: ObservableObject {
  @Published var tick = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick += 1
    }
  }
}

struct Screen: View {
  @StateObject private var ticker = Ticker()

  var body: some View {
    UptimeView(ticker: ticker)
    StampView(ticker: ticker)
    SecondView(ticker: ticker)
    ElapsedView(ticker: ticker)
    InstantView(ticker: ticker)
    DiceView(ticker: ticker)
    GreetingView(ticker: ticker)
    TickView(ticker: ticker)
  }
}

/// Uses the model in an action only.
struct UptimeView: View {
  @ObservedObject var ticker: Ticker

  var body: some View {
    Text("\(ProcessInfo.processInfo.systemUptime)").onAppear { ticker.start() }
  }
}

struct StampView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text(stamp) }

  private var stamp: String { "\(DispatchTime.now().uptimeNanoseconds)" }
}

struct SecondView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("\(Calendar.current.component(.second, from: .now))") }
}

struct ElapsedView: View {
  @ObservedObject var ticker: Ticker
  var start = Date()

  var body: some View { Text("\(-start.timeIntervalSinceNow)") }
}

struct InstantView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("\(ContinuousClock.now)") }
}

struct DiceView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("\(Int.random(in: 1...6))") }
}

struct GreetingView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text(["Hello", "Welcome"].randomElement() ?? "") }
}

/// Reads the model, and updates with it.
struct TickView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("\(ticker.tick) \(Int.random(in: 1...6))") }
}
