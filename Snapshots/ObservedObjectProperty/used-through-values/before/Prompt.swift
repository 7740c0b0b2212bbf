import SwiftUI
import UIKit

protocol PromptDelegate: AnyObject {
  func accept()
}

final class Prompt: ObservableObject {
  weak var delegate: (any PromptDelegate)?
  @Published var isShown = false
}

/// The controller becomes the delegate of the object in the view that it shows.
struct PromptView: View {
  @ObservedObject var prompt = Prompt()

  var body: some View { Button("OK") { prompt.delegate?.accept() } }
}

final class PromptController: UIHostingController<PromptView>, PromptDelegate {
  static func make() -> PromptController {
    let controller = PromptController(rootView: PromptView())
    controller.rootView.prompt.delegate = controller
    return controller
  }

  func accept() {}
}

final class Stats: ObservableObject {
  @Published var ads = 0
}

/// The controller replaces the object.
struct StatsView: View {
  @ObservedObject var stats = Stats()

  var body: some View { Text("\(stats.ads)") }
}

@MainActor final class StatsController {
  private let hosting = UIHostingController(rootView: StatsView())

  func show(_ stats: Stats) { hosting.rootView.stats = stats }
}

/// A function of the view does the same.
struct BadgeView: View {
  @ObservedObject private var stats = Stats()

  var body: some View { Text("\(stats.ads)") }

  static func make(_ ads: Int) -> BadgeView {
    let badge = BadgeView()
    badge.stats.ads = ads
    return badge
  }
}

/// Only the view's own code, also of its operator, uses the object.
struct CountView: View, Equatable {
  @ObservedObject private var stats = Stats()

  var body: some View {
    Text("\(stats.ads)")
    Button("Add", action: add)
  }

  func add() { stats.ads += 1 }

  nonisolated static func == (a: CountView, b: CountView) -> Bool { true }
}

struct CountScreen: View {
  var body: some View { CountView() }
}
