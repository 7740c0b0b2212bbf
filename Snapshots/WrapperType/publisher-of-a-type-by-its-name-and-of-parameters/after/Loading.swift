import Combine
import SwiftUI

protocol Loading: AnyObject, Observable { var objectWillChange: ObservableObjectPublisher { get }; var out: String? { get set } }

extension Loading {
  func refresh() { out = nil }
}

@Observable
final class Letters: Loading {
  let objectWillChange = ObservableObjectPublisher()
  var out: String? { willSet { objectWillChange.send() } }
  var changes: ObservableObjectPublisher { objectWillChange }
  var own: ObservableObjectPublisher { objectWillChange }
}

func watch<L: Loading>(_ loading: L) -> AnyCancellable {
  loading.objectWillChange.sink { print("x") }
}

func name<L: Loading, Out: Equatable>(_ loading: L, _ out: Out) -> String
where Out == Int {
  loading.out ?? "\(out)"
}

struct LoadingView<L: Loading>: View {
  let loading: L

  var body: some View { Text(loading.out ?? "").onTapGesture { loading.refresh() } }
}

struct Home: View {
  @State private var letters = Letters()

  var body: some View {
    LoadingView(loading: letters).onAppear { _ = watch(letters) }
      .onReceive(letters.own) { print(name(letters, 1)) }
  }
}
