import Combine
import Observation

@Observable
final class SignUp {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var password = "" {
    willSet { passwordSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var passwordSubject = CurrentValueSubject<String, Never>(_password)
  private(set) var isValid = false
  @ObservationIgnored private var watch: AnyCancellable?
}

extension SignUp {
  func start() {
    watch = Publishers.CombineLatest(self.nameSubject, self.passwordSubject)
      .map { !$0.isEmpty && $1.count > 7 }
      .sink { [unowned self] in isValid = $0 }
  }
}
