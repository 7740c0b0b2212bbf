import SwiftUI

protocol Sonar {
  func depth() -> Int
}

struct RealSonar: Sonar {
  func depth() -> Int { 40 }
}

struct FixedSonar: Sonar {
  func depth() -> Int { 12 }
}

/// Only a preview creates it.
final class SonarMock: Sonar {
  static var calls = 0

  func depth() -> Int {
    Self.calls += 1
    UserDefaults.standard.set(Self.calls, forKey: "calls")
    return 1
  }
}

/// Nothing creates it.
final class SilentSonar: Sonar {
  func depth() -> Int {
    UserDefaults.standard.set(true, forKey: "silent")
    return 0
  }
}

final class Chart: ObservableObject {
  @Published private(set) var depth: Int

  init(_ sonar: any Sonar) { depth = sonar.depth() }
}

struct ChartView: View {
  @StateObject private var chart: Chart

  init(_ sonar: any Sonar) { _chart = StateObject(wrappedValue: Chart(sonar)) }

  var body: some View { Text("\(chart.depth)") }
}

struct Bridge: View {
  @State private var isFixed = false

  var body: some View {
    Toggle("Fixed", isOn: $isFixed)
    if isFixed { ChartView(FixedSonar()) } else { ChartView(RealSonar()) }
  }
}

#Preview { ChartView(SonarMock()) }
