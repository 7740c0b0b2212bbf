import Combine
import Foundation
import SwiftUI

/// Stores the name in a file, and tells its subscribers when the file changes.
final class AccountService {
  private let path = NSTemporaryDirectory() + "account"
  private let subject = PassthroughSubject<Void, Never>()
  var changes: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var name: String? { FileManager.default.contents(atPath: path).map { "\($0)" } }

  func signOut() {
    try? FileManager.default.removeItem(atPath: path)
    subject.send()
  }
}

final class SyncMonitor {
  let changes = PassthroughSubject<Bool, Never>()
  var isPaused: Bool { FileManager.default.fileExists(atPath: "paused") }
  var reason: String? { FileManager.default.contents(atPath: "reason").map { "\($0)" } }
}

/// The subscription reads the name again, and sets `devices`, which the settings do not show.
final class AccountModel: ObservableObject {
  @Published private(set) var devices: [String] = []
  @Published private(set) var isPaused = false
  /// No code reads it.
  @Published private(set) var isCreating = false
  private let service = AccountService()
  private let monitor = SyncMonitor()
  private var cancellables: Set<AnyCancellable> = []

  var isSignedIn: Bool { service.name != nil }
  var pauseReason: String? { monitor.reason }

  init() {
    service.changes.sink { [weak self] in self?.refresh() }.store(in: &cancellables)
    monitor.changes.sink { [weak self] _ in self?.updatePause() }.store(in: &cancellables)
  }

  func create() {
    isCreating = true
    isCreating = false
  }

  func signOut() { service.signOut() }

  private func refresh() {
    guard service.name != nil else {
      devices = []
      return
    }
    devices = ["this one"]
  }

  private func updatePause() { isPaused = monitor.isPaused }
}

struct AccountView: View {
  @ObservedObject var model: AccountModel

  var body: some View {
    if model.isSignedIn {
      DeviceList(model: model)
      Button("Sign out") { model.signOut() }
    } else {
      Button("Create") { model.create() }
    }
  }
}

/// What the subscription to the monitor sets, the view reads, too.
struct DeviceList: View {
  @ObservedObject var model: AccountModel

  var body: some View {
    if model.isPaused, let reason = model.pauseReason { Text(reason) }
    ForEach(model.devices, id: \.self) { Text($0) }
  }
}

/// The view reads what the subscription sets.
final class ProfileModel: ObservableObject {
  @Published private(set) var visits = 0
  private let service = AccountService()
  private var cancellable: AnyCancellable?

  var title: String { service.name ?? "Guest" }

  init() {
    cancellable = service.changes.sink { [weak self] in self?.visits += 1 }
  }
}

struct ProfileView: View {
  @ObservedObject var model: ProfileModel

  var body: some View {
    Text("\(model.title), \(model.visits) visits")
  }
}

protocol ImageStore {
  var images: [String] { get }
  var imagesPublisher: AnyPublisher<[String], Never> { get }
  func add(_ image: String)
}

final class StoredImages: ImageStore {
  @Published private(set) var images: [String] = []
  var imagesPublisher: AnyPublisher<[String], Never> { $images.eraseToAnyPublisher() }

  func add(_ image: String) { images.append(image) }
}

/// It has the images in a property of its own, too.
final class GalleryModel: ObservableObject {
  @Published private(set) var shownImages: [String] = []
  private let store: ImageStore

  var hasImages: Bool { !store.images.isEmpty }

  init(store: ImageStore) {
    self.store = store
    store.imagesPublisher.assign(to: &$shownImages)
  }

  func add() { store.add("image") }
}

struct GalleryView: View {
  @ObservedObject var model: GalleryModel

  var body: some View {
    Text(model.hasImages ? "Gallery" : "No image")
    ImageList(model: model)
    Button("Add") { model.add() }
  }
}

struct ImageList: View {
  @ObservedObject var model: GalleryModel

  var body: some View {
    ForEach(model.shownImages, id: \.self) { Text($0) }
  }
}

struct GalleryApp: App {
  @StateObject private var model = GalleryModel(store: StoredImages())

  var body: some Scene {
    WindowGroup { GalleryView(model: model) }
  }
}
