import SwiftUI

func screen<Model: ObservableObject, Content: View>(
  _ make: @escaping () -> Model, @ViewBuilder _ content: @escaping (Model) -> Content
) -> some View {
  content(make())
}

func describe<Model: ObservableObject>(_ path: KeyPath<Model, String>) -> String { "\(path)" }

func log<Model: ObservableObject>(_ model: Model) { print(ObjectIdentifier(model)) }

struct SongScreen: View {
  @ObservedObject var song: Song

  var body: some View {
    screen({ song }) { Text($0.title) }
  }
}
