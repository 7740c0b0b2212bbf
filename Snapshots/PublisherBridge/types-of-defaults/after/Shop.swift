import Combine
import Foundation
import Observation

struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct Code {
  let text: String
  init?(_ text: String) {
    if text.isEmpty { return nil }
    self.text = text
  }
}

struct Price { var cents = 0 }

@Observable
final class Shop {
  var page = URL(string: "https://example.org") {
    willSet { pageSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var pageSubject = CurrentValueSubject<_, Never>(_page)
  var tags = Set<String>() {
    willSet { tagsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var tagsSubject = CurrentValueSubject<Set<String>, Never>(_tags)
  var prices = [Price]() {
    willSet { pricesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var pricesSubject = CurrentValueSubject<[Price], Never>(_prices)
  var byName = [String: Price]() {
    willSet { byNameSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var byNameSubject = CurrentValueSubject<[String: Price], Never>(_byName)
  var box = Box(1) {
    willSet { boxSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var boxSubject = CurrentValueSubject<_, Never>(_box)
  var code = Code("a") {
    willSet { codeSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var codeSubject = CurrentValueSubject<_, Never>(_code)
  var price = Price(cents: 3) {
    willSet { priceSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var priceSubject = CurrentValueSubject<Price, Never>(_price)
  var number = Int("5") {
    willSet { numberSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var numberSubject = CurrentValueSubject<_, Never>(_number)
  var opened = Date(timeIntervalSince1970: 0) {
    willSet { openedSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var openedSubject = CurrentValueSubject<Date, Never>(_opened)
  @ObservationIgnored private var watches = Set<AnyCancellable>()

  init() {
    pageSubject.sink { print($0 as Any) }.store(in: &watches)
    tagsSubject.sink { print($0) }.store(in: &watches)
    pricesSubject.sink { print($0) }.store(in: &watches)
    byNameSubject.sink { print($0) }.store(in: &watches)
    boxSubject.sink { print($0) }.store(in: &watches)
    codeSubject.sink { print($0 as Any) }.store(in: &watches)
    priceSubject.sink { print($0) }.store(in: &watches)
    numberSubject.sink { print($0 as Any) }.store(in: &watches)
    openedSubject.sink { print($0) }.store(in: &watches)
  }
}
