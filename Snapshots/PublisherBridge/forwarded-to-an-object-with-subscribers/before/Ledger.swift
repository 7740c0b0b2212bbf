import Combine
import SwiftUI

/// Only its property has a subscriber.
final class Ledger: ObservableObject {
  @Published var sum = 0
  @Published var note = ""
}

/// The subscriber of this object learns of the sum.
final class Account: ObservableObject {
  @Published var name = ""
  private let ledger: Ledger
  private var subscriptions: Set<AnyCancellable> = []

  init(ledger: Ledger) {
    self.ledger = ledger
    ledger.$sum.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
  }

  var sum: Int { ledger.sum }
}

/// The subscriber of this object learns of all changes of the ledger.
final class Archive: ObservableObject {
  @Published var year = 1
  let pages: Pages
  private var subscriptions: Set<AnyCancellable> = []

  init(pages: Pages) {
    self.pages = pages
    pages.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Pages: ObservableObject {
  @Published var count = 0
}

final class Log {
  private var subscriptions: Set<AnyCancellable> = []

  init(_ account: Account, _ archive: Archive) {
    account.objectWillChange.sink { print("account") }.store(in: &subscriptions)
    archive.objectWillChange.sink { print("archive") }.store(in: &subscriptions)
  }
}

struct AccountView: View {
  @ObservedObject var account: Account
  @ObservedObject var archive: Archive

  var body: some View { Text("\(account.sum), \(archive.year), \(archive.pages.count)") }
}
