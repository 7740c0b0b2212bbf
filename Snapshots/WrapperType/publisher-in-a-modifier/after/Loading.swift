import Combine
import SwiftUI

@Observable
final class Loading {
  var isHidden = false {
    willSet { isHiddenSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isHiddenSubject = CurrentValueSubject<Bool, Never>(_isHidden)
}

struct LoadingView: View {
  let loading: Loading

  var body: some View {
    Text("Loading")
      .modifier(HidingModifier(isHidden: loading.isHiddenSubject.eraseToAnyPublisher()))
  }
}
