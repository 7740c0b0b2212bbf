import Combine
import SwiftUI

/// Only its property has a subscriber.
@Observable
final class Ledger {
  var sum = 0 {
    willSet { sumSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var sumSubject = CurrentValueSubject<Int, Never>(_sum)
  var note = ""
}

/// The subscriber of this object learns of the sum.
@Observable
final class Account {
  let objectWillChange = ObservableObjectPublisher()
  var name = "" { willSet { objectWillChange.send() } }
  private let ledger: Ledger
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(ledger: Ledger) {
    self.ledger = ledger
    ledger.sumSubject.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
  }

  var sum: Int { ledger.sum }
}

/// The subscriber of this object learns of all changes of the ledger.
@Observable
final class Archive {
  let objectWillChange = ObservableObjectPublisher()
  var year = 1 { willSet { objectWillChange.send() } }
  let pages: Pages
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(pages: Pages) {
    self.pages = pages
    pages.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

@Observable
final class Pages {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

final class Log {
  private var subscriptions: Set<AnyCancellable> = []

  init(_ account: Account, _ archive: Archive) {
    account.objectWillChange.sink { print("account") }.store(in: &subscriptions)
    archive.objectWillChange.sink { print("archive") }.store(in: &subscriptions)
  }
}

struct AccountView: View {
  let account: Account
  let archive: Archive

  var body: some View { Text("\(account.sum), \(archive.year), \(archive.pages.count)") }
}
