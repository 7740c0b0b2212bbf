import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""

  func signIn() { user = "first" }
}

/// What has been logged, so that it is not logged again.
enum Log {
  nonisolated(unsafe) static var hasNotedDemo = false
  nonisolated(unsafe) static var hasNotedDate = false
  nonisolated(unsafe) static var drawings = 0
}

enum Options {
  static var isDemo: Bool { isPassed("-demo", noted: &Log.hasNotedDemo) }

  static var date: String {
    if !Log.hasNotedDate {
      print("The date is fixed.")
      Log.hasNotedDate = true
    }
    return "1 May"
  }

  /// Shows how often it was asked for.
  static var count: Int { counted(&Log.drawings) }

  private static func isPassed(_ argument: String, noted: inout Bool) -> Bool {
    let isPassed = CommandLine.arguments.contains(argument)
    if isPassed && !noted {
      print("\(argument) was passed.")
      noted = true
    }
    return isPassed
  }

  private static func counted(_ number: inout Int) -> Int {
    number += 1
    return number
  }
}

struct OptionsView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(Options.isDemo ? "Demo" : "Live")
    Text(Options.date)
  }
}

/// Misses the next count.
struct CountView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text("\(Options.count)")
  }
}
