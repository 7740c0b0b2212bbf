import Combine
import SwiftUI

enum Step { case name, address }

struct Address: Equatable { var street = "" }

@Observable
final class Form {
  var step = Step.name {
    willSet { stepSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var stepSubject = CurrentValueSubject<Step, Never>(_step)
  var address = Address() {
    willSet { addressSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var addressSubject = CurrentValueSubject<Address, Never>(_address)
  var notes: [String] = [] {
    willSet { notesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var notesSubject = CurrentValueSubject<[String], Never>(_notes)
  var counts = ["a": 1] {
    willSet { countsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var countsSubject = CurrentValueSubject<_, Never>(_counts)
  var choice: Step? {
    willSet { choiceSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var choiceSubject = CurrentValueSubject<Step?, Never>(_choice)
  var implicit: String! {
    willSet { implicitSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var implicitSubject = CurrentValueSubject<String?, Never>(_implicit)
  var total = 1 + 1 {
    willSet { totalSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var totalSubject = CurrentValueSubject<Int, Never>(_total)
  var check: (String) -> Bool = { !$0.isEmpty } {
    willSet { checkSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var checkSubject = CurrentValueSubject<(String) -> Bool, Never>(_check)
  var tags = Set<String>() {
    willSet { tagsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var tagsSubject = CurrentValueSubject<Set<String>, Never>(_tags)
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  func watch() {
    stepSubject.sink { print("step \($0)") }.store(in: &watches)
    addressSubject.sink { print("address \($0.street)") }.store(in: &watches)
    notesSubject.sink { print("notes \($0)") }.store(in: &watches)
    countsSubject.sink { print("counts \($0.keys.sorted())") }.store(in: &watches)
    choiceSubject.sink { print("choice \($0 == nil)") }.store(in: &watches)
    implicitSubject.sink { print("implicit \($0 == nil)") }.store(in: &watches)
    totalSubject.sink { print("total \($0)") }.store(in: &watches)
    checkSubject.sink { print("check \($0("x"))") }.store(in: &watches)
    tagsSubject.sink { print("tags \($0.sorted())") }.store(in: &watches)
  }
}
