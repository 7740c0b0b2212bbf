import Combine
import SwiftUI

final class Field: ObservableObject {
    @Published var isValid = false
    @Published var text = ""
    @Published var rank = 0
}

final class Forms: ObservableObject {
    @Published var validity: [Int: Bool] = [:]
    let fields: [Field]
    let named: [String: Field]
    private var cancellables: Set<AnyCancellable> = []

    init(fields: [Field], named: [String: Field]) {
        self.fields = fields
        self.named = named
        fields.enumerated().forEach { (index, field) in
            field.$isValid.sink { [weak self] in self?.validity[index] = $0 }.store(in: &cancellables)
        }
        for (_, field) in fields.enumerated() {
            field.$text.sink { print($0) }.store(in: &cancellables)
        }
        for (name, field) in named {
            field.$rank.sink { print(name, $0) }.store(in: &cancellables)
        }
        named.forEach { pair in
            pair.value.$text.sink { print(pair.key, $0) }.store(in: &cancellables)
        }
        zip(fields, fields.dropFirst()).forEach { one, next in
            one.$rank.combineLatest(next.$rank).sink { print($0 < $1) }.store(in: &cancellables)
        }
        fields.enumerated().map { $0.element.$rank }.forEach { rank in
            rank.sink { print($0) }.store(in: &cancellables)
        }
    }
}

struct FormsView: View {
    @ObservedObject var forms: Forms

    var body: some View {
        ForEach(Array(forms.fields.enumerated()), id: \.offset) { index, field in
            Text("\(index) \(field.text)")
                .onReceive(field.$rank) { print($0) }
        }
        Text("\(forms.validity.count)")
    }
}
