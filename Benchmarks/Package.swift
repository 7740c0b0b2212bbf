// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "migrate-observable", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "SampleProject"),
    .executableTarget(name: "generate", dependencies: ["SampleProject"]),
    .executableTarget(
      name: "Migration",
      dependencies: [
        "SampleProject",
        .product(name: "Rewriter", package: "migrate-observable"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Migration",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
