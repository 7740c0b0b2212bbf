import SwiftUI
import UIKit

final class Loading: ObservableObject {
  @Published var url = ""
  @Published var isBusy = false
  @Published var progress = 0.0
}

final class PlayerView: UIView {
  var isBusy = false
  var onStop: () -> Void = {}
}

/// Its coordinator's model was observed by no view.
struct Player: UIViewRepresentable {
  let url: String

  final class Coordinator {
    let loading = Loading()
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> PlayerView { PlayerView() }
  func updateUIView(_ view: PlayerView, context: Context) { load(view, context: context) }

  private func load(_ view: PlayerView, context: Context) {
    guard !context.coordinator.loading.isBusy else { return }
    context.coordinator.loading.isBusy = true
    fetch(url) { context.coordinator.loading.isBusy = false }
  }
}

func fetch(_ url: String, then finish: @escaping () -> Void) {
  DispatchQueue.main.async { finish() }
}

/// Remembers the latest value, and changes the model only on an event.
struct Clip: UIViewRepresentable {
  let url: String

  final class Coordinator {
    let loading = Loading()

    @MainActor func apply(_ view: PlayerView) { view.isBusy = loading.isBusy }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> PlayerView { PlayerView() }
  func updateUIView(_ view: PlayerView, context: UIViewRepresentableContext<Clip>) {
    if context.coordinator.loading.url != url { context.coordinator.loading.url = url }
    context.coordinator.apply(view)
    view.onStop = {
      context.coordinator.loading.isBusy = true
      context.coordinator.loading.isBusy = false
    }
  }
}

final class Deck {
  let loading = Loading()
}

/// Reads through a plain object, in another method.
struct DeckView: UIViewRepresentable {
  let deck: Deck

  func makeUIView(context: Context) -> PlayerView { PlayerView() }
  func updateUIView(_ view: PlayerView, context: Context) { show(in: view) }

  private func show(in view: PlayerView) { view.isBusy = deck.loading.progress < 1 }
}

/// Reads nothing that changes.
struct Still: UIViewRepresentable {
  let deck: Deck

  func makeUIView(context: Context) -> PlayerView { PlayerView() }
  func updateUIView(_ view: PlayerView, context: Context) {
    DispatchQueue.main.async { view.isBusy = deck.loading.isBusy }
  }
}

struct ProgressLabel: View {
  @ObservedObject var loading: Loading

  var body: some View {
    Text("\(loading.progress) \(loading.isBusy ? loading.url : "")")
  }
}
