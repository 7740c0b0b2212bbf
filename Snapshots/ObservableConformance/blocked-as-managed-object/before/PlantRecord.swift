import CoreData
import SwiftUI

protocol Named: ObservableObject {
  var name: String { get set }
}

final class PlantRecord: NSManagedObject, Named {
  @NSManaged var name: String
}

final class Draft: Named {
  @Published var name = ""
}

struct NameField<Model: Named>: View {
  @ObservedObject var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
  }
}
