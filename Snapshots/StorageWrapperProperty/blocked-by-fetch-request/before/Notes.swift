import CoreData
import SwiftUI

final class Notes: ObservableObject {
  @FetchRequest(sortDescriptors: []) var all: FetchedResults<NSManagedObject>
  @Published var selected = 0
}
