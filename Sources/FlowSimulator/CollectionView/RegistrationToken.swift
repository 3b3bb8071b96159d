/// The identity of a registration, which its copies share.
final class RegistrationToken: Sendable {}
