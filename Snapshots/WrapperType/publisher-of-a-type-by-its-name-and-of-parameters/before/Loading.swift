import Combine
import SwiftUI

protocol Loading: ObservableObject { var out: String? { get set } }

extension Loading where ObjectWillChangePublisher == ObservableObjectPublisher {
  func refresh() { out = nil }
}

final class Letters: Loading {
  @Published var out: String?
  var changes: ObjectWillChangePublisher { objectWillChange }
  var own: Letters.ObjectWillChangePublisher { objectWillChange }
}

func watch<L: Loading>(_ loading: L) -> AnyCancellable
where L.ObjectWillChangePublisher == ObservableObjectPublisher {
  loading.objectWillChange.sink { print("x") }
}

func name<L: Loading, Out: Equatable>(_ loading: L, _ out: Out) -> String
where L.ObjectWillChangePublisher == ObservableObjectPublisher, Out == Int {
  loading.out ?? "\(out)"
}

struct LoadingView<L: Loading>: View where L.ObjectWillChangePublisher == ObservableObjectPublisher {
  @ObservedObject var loading: L

  var body: some View { Text(loading.out ?? "").onTapGesture { loading.refresh() } }
}

struct Home: View {
  @StateObject private var letters = Letters()

  var body: some View {
    LoadingView(loading: letters).onAppear { _ = watch(letters) }
      .onReceive(letters.own) { print(name(letters, 1)) }
  }
}
