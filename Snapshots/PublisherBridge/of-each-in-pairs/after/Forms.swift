import Combine
import SwiftUI

@Observable
final class Field {
    var isValid = false {
        willSet { isValidSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var isValidSubject = CurrentValueSubject<Bool, Never>(_isValid)
    var text = "" {
        willSet { textSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var rank = 0 {
        willSet { rankSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var rankSubject = CurrentValueSubject<Int, Never>(_rank)
}

@Observable
final class Forms {
    var validity: [Int: Bool] = [:]
    let fields: [Field]
    let named: [String: Field]
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(fields: [Field], named: [String: Field]) {
        self.fields = fields
        self.named = named
        fields.enumerated().forEach { (index, field) in
            field.isValidSubject.sink { [weak self] in self?.validity[index] = $0 }.store(in: &cancellables)
        }
        for (_, field) in fields.enumerated() {
            field.textSubject.sink { print($0) }.store(in: &cancellables)
        }
        for (name, field) in named {
            field.rankSubject.sink { print(name, $0) }.store(in: &cancellables)
        }
        named.forEach { pair in
            pair.value.textSubject.sink { print(pair.key, $0) }.store(in: &cancellables)
        }
        zip(fields, fields.dropFirst()).forEach { one, next in
            one.rankSubject.combineLatest(next.rankSubject).sink { print($0 < $1) }.store(in: &cancellables)
        }
        fields.enumerated().map { $0.element.rankSubject }.forEach { rank in
            rank.sink { print($0) }.store(in: &cancellables)
        }
    }
}

struct FormsView: View {
    let forms: Forms

    var body: some View {
        ForEach(Array(forms.fields.enumerated()), id: \.offset) { index, field in
            Text("\(index) \(field.text)")
                .onReceive(field.rankSubject) { print($0) }
        }
        Text("\(forms.validity.count)")
    }
}
