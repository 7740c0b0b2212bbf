import Combine

final class SignUp: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  private var watch: AnyCancellable?
}

extension SignUp {
  func start() {
    watch = Publishers.CombineLatest(self.$name, self.$password)
      .map { !$0.isEmpty && $1.count > 7 }
      .sink { [unowned self] in isValid = $0 }
  }
}
